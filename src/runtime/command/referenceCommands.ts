import type { Translate } from '../../contract/phrases.ts';
import { addressOf } from '../reference/address.ts';
import type { Found } from '../reference/findPlaces.ts';
import type { Command } from './Command.ts';
import { goTo } from './goTo.ts';

/** Pages of the reference, and fields and calls on them; each leads to its place. */
export const referenceCommands = (places: readonly Found[], t: Translate): Command[] =>
  places.map((place): Command => {
    const { path, at, name, title, page, kind } = place;
    return {
      id: `reference ${path} ${at}`,
      kind: 'reference',
      group: t('command.groups.reference'),
      title,
      detail: [at === '' ? t(`command.reference.${kind}`) : page, name].filter(Boolean).join(' · '),
      names: [name, title],
      run: () => goTo(addressOf(place)),
    };
  });
