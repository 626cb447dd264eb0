import { clientPolicy } from './clientPolicy'
import { foldText } from './searchText'
import { oneLine } from './typedText'

/** Tags without empty ones, each once however it is written. */
export function tidyTags(tags: readonly string[]): string[] {
  const once = new Map<string, string>()
  for (const tag of tags.map(oneLine)) {
    const folded = foldText(tag)
    if (tag !== '' && !once.has(folded)) once.set(folded, tag)
  }
  return [...once.values()]
}

/** The tags of a text with commas, Latin or Arabic. */
export const tagsIn = (text: string): string[] => tidyTags(text.split(/[,،]/))

export const hasRoomForTags = (tags: readonly string[]): boolean => tags.length <= clientPolicy.tags

export const areShortTags = (tags: readonly string[]): boolean =>
  tags.every(tag => tag.length <= clientPolicy.tagLength)
