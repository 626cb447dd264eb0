import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Section } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import { SelectField } from '@/ui/SelectField'
import { alertDismissed, sectionChosen, selectSectionMissing } from './servicesSlice'
import styles from './SectionChoice.module.css'

interface SectionChoiceProps {
  sections: readonly Section[]
  chosen: Section | undefined
}

/** Chooses the section whose services are shown. Says when a section must be chosen first (section 8). */
export function SectionChoice({ sections, chosen }: SectionChoiceProps) {
  const { t } = useTranslation(['services', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const isMissing = useSelector(selectSectionMissing)
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('section')}
        hideLabel
        placeholder={t('selectSection')}
        value={chosen?.id ?? ''}
        options={sections.map(section => ({ value: section.id, label: format.name(section) }))}
        onChange={event => dispatch(sectionChosen(event.target.value))}
      />
      <div role="alert" className={styles.alert}>
        {isMissing && (
          <Banner
            tone="warn"
            action={
              <IconButton
                icon="close"
                label={t('common:dismiss')}
                onClick={() => dispatch(alertDismissed())}
              />
            }
          >
            {t('sectionFirst')}
          </Banner>
        )}
      </div>
    </div>
  )
}
