import { ShowType } from '../../contract/envelope.ts';
import { currentPath, navigate } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import type { Answer } from './answer.ts';
import { failureMessage } from './failureWords.ts';
import { showFailure } from './showFailure.ts';

/**
 * Goes to the error page with errorCode and errorMessage in the query (SPEC.md section 8, show type 9). Whoever holds input that is
 * not saved is asked first; who stays is told in place, as is who has gone elsewhere since.
 * @param asker the path of the page that asked
 */
export async function followRedirect(answer: Answer, asker: string): Promise<void> {
  if (currentPath() !== asker || !(await mayLeave()))
    return showFailure({ ...answer, showType: ShowType.error });
  const query = new URLSearchParams({
    errorCode: answer.errorCode ?? '',
    errorMessage: failureMessage(answer),
  });
  navigate(`/exception?${query}`);
}
