import { ShowType } from '../../contract/envelope.ts';
import { currentPath, navigate } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import type { Answer } from './answer.ts';
import { failureMessage } from './failureWords.ts';
import { showFailure } from './showFailure.ts';

/**
 * Goes to the error page with errorCode and errorMessage in the query (schemas/SPECIFICATION.md section 8.2, show type 9). Asks
 * first when input is not saved. An operator who stays, or has left the page since, sees a toast instead.
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
