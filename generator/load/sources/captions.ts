/** Captions that every locale must have. */
export const translatedCaptions = [
  'title',
  'description',
  'recordTitle',
  'titleWithName',
  'shortTitle',
  'confirmMessage',
  'submit',
] as const;

export const captionKeys = [...translatedCaptions, 'placeholder'] as const;

export type CaptionTexts = Readonly<Partial<Record<(typeof captionKeys)[number], string>>>;

export interface CaptionedSource extends CaptionTexts {
  readonly 'x-i18n'?: Readonly<Record<string, CaptionTexts>>;
}
