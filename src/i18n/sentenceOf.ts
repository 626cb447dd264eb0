/**
 * Fills the placeholders of a text such as "{{who}}, {{service}}", translated with `skipInterpolation`. A translation
 * lookup costs as much as rendering an item, so a list of hundreds of items looks its text up once.
 */
export const sentenceOf = (text: string) => (values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
