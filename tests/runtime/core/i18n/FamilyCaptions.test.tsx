import { beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '../renderLocalized.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalog.ts'));

const { FamilyCaptions, usePhrases } = await import('../../../../src/runtime/core/i18n/LocaleProvider.tsx');
const { localeStore } = await import('../../../../src/runtime/core/i18n/localeStore.ts');
const { phrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');

const own = { title: 'Gateway', description: 'Where it goes.' };
beforeEach(() => {
  localeStore.set('en-US');
  phrases.add('en-US', {
    entities: {
      thing: {
        fields: { path: { title: 'Path', choices: { A: { title: 'Choice A' } } }, name: { title: 'Name' } },
      },
      thingLog: { fields: { path: { title: 'Path of a log' } } },
    },
    resources: { alpha: { title: 'Alphas', fields: { path: own } } },
  });
});

const captionOf = (family: string, key: string): string => {
  function Caption() {
    const { translate, has } = usePhrases();
    return has(key) ? translate(key) : 'nothing';
  }
  const { container } = renderLocalized(
    <FamilyCaptions family={family} entity="thing">
      <Caption />
    </FamilyCaptions>,
  );
  return container.textContent;
};

test.each([
  ['alpha', 'entities.thing.fields.path.title', 'Gateway'],
  ['alpha', 'entities.thing.fields.path.description', 'Where it goes.'],
  ['alpha', 'entities.thing.fields.path.choices.A.title', 'Choice A'],
  ['alpha', 'entities.thing.fields.name.title', 'Name'],
  ['alpha', 'entities.thingLog.fields.path.title', 'Path of a log'],
  ['alpha', 'resources.alpha.title', 'Alphas'],
  ['beta', 'entities.thing.fields.path.title', 'Path'],
  ['beta', 'entities.thing.fields.path.description', 'nothing'],
])('the family %s shows %s as %s', (family, key, want) => expect(captionOf(family, key)).toBe(want));
