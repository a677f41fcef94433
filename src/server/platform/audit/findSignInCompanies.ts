import type { ServiceContext } from '../operations/ServiceContext.ts';

/**
 * Resolves to the companies whose logs have a sign-in: those of the operator, or all without a known operator.
 * Both queries run, so that neither name is faster.
 */
export async function findSignInCompanies(
  { store: { accounts } }: Pick<ServiceContext, 'store'>,
  loginId: string,
): Promise<readonly string[]> {
  const [own, all] = await Promise.all([accounts.findCompanies(loginId), accounts.findAllCompanies()]);
  return own.length > 0 ? own : all;
}
