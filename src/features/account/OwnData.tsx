import { useTranslation } from 'react-i18next'
import { useProblemText } from '@/features/auth/useProblemText'
import { useUser } from '@/features/auth/useUser'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import styles from './account.module.css'
import { dataSubmission } from './accountSubmissions'
import { downloadData } from './downloadData'

/** A client's own copy of their data. */
export const OwnData = () => {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const submission = useSubmission(dataSubmission)
  const problem = problemIn(submission)
  if (useUser().role !== 'customer') return null
  return (
    <section aria-labelledby="own-data" className={styles.card}>
      <Card padding="roomy">
        <Stack gap={16}>
          <h2 id="own-data">{t('data.title')}</h2>
          <p>{t('data.text')}</p>
          {problem && (
            <Banner tone="bad" live>
              {problemTextOf(problem)}
            </Banner>
          )}
          <div>
            <Button
              icon="download"
              needsNetwork
              busy={isSubmitting(submission)}
              onClick={() => void dispatch(downloadData())}
            >
              {t('data.download')}
            </Button>
          </div>
        </Stack>
      </Card>
    </section>
  )
}
