import type { Service } from '../Service.ts';

/** An interface is to fetch its documents. */
export interface PullJob {
  readonly interfaceUuid: string;
  /** The instant of its schedule, or at which an operator asked: ISO 8601. */
  readonly at: string;
}

export const pullQueue = 'pull';

/** While the job waits, the same one is not added again. */
export async function sendPull({ jobs }: Service, job: PullJob): Promise<void> {
  await jobs?.send(pullQueue, job, { singletonKey: `${job.interfaceUuid} ${job.at}` });
}
