import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';

const load = () => withPhrases(['strip'], () => import('./stripParts.ts'));

export const StripBar = lazyComponent(async () => (await load()).StripBar);
export const SparklineReader = lazyComponent(async () => (await load()).SparklineReader);
