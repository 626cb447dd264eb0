/**
 * Fills the places of a text such as "{{who}}, {{service}}", translated with `skipInterpolation`. To look a text up
 * costs as much as to draw what it names: one that names hundreds of things is looked up once.
 */
export const sentenceOf = (text: string) => (values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
