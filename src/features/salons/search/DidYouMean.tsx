import { useTranslation } from 'react-i18next'
import type { SearchCorrection } from '@/domain/salon'
import { Button } from '@/ui/Button'
import styles from './DidYouMean.module.css'

interface DidYouMeanProps {
  typed: string
  correction: SearchCorrection
  onChoose: (text: string) => void
}

/** Says that a misspelled text found nothing, and which text was meant. */
export const DidYouMean = ({ typed, correction: { text, isApplied }, onChoose }: DidYouMeanProps) => {
  const { t } = useTranslation('search')
  return (
    <p className={styles.line}>
      <span>{t(isApplied ? 'correction.applied' : 'correction.offered', { typed })}</span>{' '}
      <span>{t('correction.didYouMean')}</span>{' '}
      <Button size="small" onClick={() => onChoose(text)}>
        <bdi>{text}</bdi>
      </Button>
    </p>
  )
}
