import { useLanguage } from '@/i18n/useLanguage'

/** Tags as one text, which `tagsIn` takes apart. */
export function useTagsText(): (tags: readonly string[]) => string {
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  return tags => tags.join(comma)
}
