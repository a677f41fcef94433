/** The texts of a list that is written as JSON, `["A","B"]`; undefined for anything else. */
export function textsIn(json: string): readonly string[] | undefined {
  if (!json.startsWith('[')) return undefined;
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) && found.every((one) => typeof one === 'string') ? found : undefined;
  } catch {
    return undefined;
  }
}
