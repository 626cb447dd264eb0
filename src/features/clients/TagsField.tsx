import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { tagsIn } from '@/domain/clientTags'
import { foldText } from '@/domain/searchText'
import { FormTextField } from '@/ui/form/FormTextField'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { ToggleChip } from '@/ui/ToggleChip'
import { useTagsText } from './useTagsText'

/** The surrounding form's `tags`, as one text with commas; the salon's own are offered. */
export const TagsField = ({ salonTags }: { salonTags: readonly string[] }) => {
  const { t } = useTranslation('clients')
  const { values, setFieldValue } = useFormikContext<{ tags: string }>()
  const textOf = useTagsText()
  const chosen = tagsIn(values.tags)
  const isSame = (one: string) => (other: string) => foldText(one) === foldText(other)
  const toggle = (tag: string, isChosen: boolean) => {
    const others = chosen.filter(other => !isSame(tag)(other))
    void setFieldValue('tags', textOf(isChosen ? [...others, tag] : others))
  }
  return (
    <Stack gap={8}>
      <FormTextField name="tags" label={t('field.tags')} help={t('tagsHelp')} dir="auto" autoComplete="off" />
      {salonTags.length > 0 && (
        <div role="group" aria-label={t('salonTags')}>
          <Inline>
            {salonTags.map(tag => (
              <ToggleChip
                key={tag}
                checked={chosen.some(isSame(tag))}
                onCheckedChange={isChosen => toggle(tag, isChosen)}
              >
                <bdi>{tag}</bdi>
              </ToggleChip>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  )
}
