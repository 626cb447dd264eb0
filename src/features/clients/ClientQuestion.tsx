import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ClientCard } from '@/domain/client'
import { useProblemText } from '@/features/auth/useProblemText'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { blockClient } from './blockClient'
import { questionLeft, selectClientQuestion } from './clientsSlice'
import { blockSubmission, mergeSubmission } from './clientSubmissions'
import { mergeClients } from './mergeClients'

interface ClientQuestionProps {
  appointmentId: string
  client: ClientCard
}

/** Asks before the client is blocked or merged with another. */
export const ClientQuestion = ({ appointmentId, client }: ClientQuestionProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const question = useSelector(selectClientQuestion)
  const submissions = { block: useSubmission(blockSubmission), merge: useSubmission(mergeSubmission) }
  const otherId = question?.kind === 'merge' ? question.appointmentId : undefined
  const double = client.doubles.find(one => one.appointmentId === otherId)
  if (!question || (otherId !== undefined && !double)) return null
  const { kind } = question
  const problem = problemIn(submissions[kind])
  const textOfMerge = ({ name, phone, appointments }: NonNullable<typeof double>) =>
    t('merge.text', { name, phone: phone || t('noPhone'), number: format.number(appointments) })
  return (
    <ConfirmDialog
      open
      tone={kind === 'block' ? 'danger' : 'primary'}
      title={kind === 'block' ? t('block.title', { name: client.name }) : t('merge.title')}
      confirmLabel={t(kind === 'block' ? 'block.confirm' : 'merge.action')}
      cancelLabel={t('common:cancel')}
      busy={isSubmitting(submissions[kind])}
      onConfirm={() =>
        void dispatch(
          double ? mergeClients(appointmentId, double.appointmentId) : blockClient(appointmentId, true),
        )
      }
      onCancel={() => dispatch(questionLeft())}
    >
      <p>{double ? textOfMerge(double) : t('block.text')}</p>
      {problem && (
        <Banner tone="bad" live>
          {problemTextOf(problem)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
