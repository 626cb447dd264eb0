import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Banner } from '@/ui/Banner'
import { FormProblem } from '@/ui/form/FormProblem'
import { selectContact } from './contactSlice'

/** What became of the message, in the words of the error catalogue (section 8). */
export function ContactResult() {
  const { t } = useTranslation('contact')
  const { step } = useSelector(selectContact)
  return (
    <>
      <FormProblem>{(step === 'refused' || step === 'unanswered') && t(`outcome.${step}`)}</FormProblem>
      <div role="status" className={step === 'sent' ? undefined : 'visually-hidden'}>
        {step === 'sent' && <Banner tone="good">{t('outcome.sent')}</Banner>}
      </div>
    </>
  )
}
