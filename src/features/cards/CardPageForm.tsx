import { skipToken } from '@reduxjs/toolkit/query'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isMissing } from '@/store/ApiError'
import { cardsApi } from '@/api/cardsApi'
import { enteredCardParam, type CardReturn } from '@/domain/card'
import { Banner } from '@/ui/Banner'
import { FailedState } from '@/ui/FailedState'
import { SkeletonList } from '@/ui/SkeletonList'
import styles from './CardForm.module.css'
import { CardPageButton } from './CardPageButton'

export interface CardEntryProps {
  /** Where to come back to, when the card is entered on the provider's page. */
  returnTo: CardReturn
  /** What the card is to pay for, if that is a visit. */
  appointmentId?: string
  /** Gets what stands for the card; lasts as long as the request. */
  onCard: (paymentMethod: string) => Promise<void>
  /** The button that submits the card. */
  submit: ReactNode
  /** What is around the button; in its place stands the way to the provider's page while there is no card. */
  children: (action: ReactNode) => ReactNode
}

/** A card that is entered on the provider's page: the way there, and what came back. */
export function CardPageForm({ returnTo, appointmentId, onCard, submit, children }: CardEntryProps) {
  const { t } = useTranslation(['cards', 'common'])
  const [search] = useSearchParams()
  const id = search.get(enteredCardParam)
  const { data, error, refetch } = cardsApi.useGetEnteredCardQuery(id ?? skipToken)
  const running = useRef(false)
  const page = { returnTo, appointmentId }
  const hasNoCard = isMissing(error)

  const send = async (paymentMethod: string) => {
    // State would come too late: two quick presses see the same render.
    if (running.current) return
    running.current = true
    try {
      await onCard(paymentMethod)
    } finally {
      running.current = false
    }
  }

  if (id !== null && data) {
    return (
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void send(id)
        }}
      >
        <Banner tone="good" title={t('entered', { hint: data.hint })} live>
          <CardPageButton {...page} variant="quiet" label={t('enterAnother')} />
        </Banner>
        {children(submit)}
      </form>
    )
  }
  if (error && !hasNoCard) {
    return (
      <FailedState title={t('entryFailed')} retryLabel={t('common:retry')} onRetry={() => void refetch()} />
    )
  }
  if (id !== null && !error) return <SkeletonList label={t('common:loading')} count={1} />
  return (
    <div className={styles.form}>
      {hasNoCard ? (
        <Banner tone="warn" title={t('notEntered')} live>
          {t('notEnteredText')}
        </Banner>
      ) : (
        <Banner>{t('elsewhere')}</Banner>
      )}
      {children(<CardPageButton {...page} variant="primary" label={t('enter')} />)}
    </div>
  )
}
