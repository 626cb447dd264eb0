import { skipToken } from '@reduxjs/toolkit/query'
import { useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '@/ui/useAddressQuery'
import { isMissing } from '@/store/ApiError'
import { cardsApi } from '@/api/cardsApi'
import { QueryFailed } from '@/store/QueryFailed'
import { enteredCardParam, type CardReturn } from '@/domain/card'
import { Banner } from '@/ui/Banner'
import { SkeletonList } from '@/ui/SkeletonList'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './CardForm.module.css'
import { CardPageButton } from './CardPageButton'

export interface CardEntryProps {
  /** The page to return to from the provider's page. */
  returnTo: CardReturn
  /** The appointment that the card pays for, if any. */
  appointmentId?: string
  /** Receives the payment method that stands for the card. Resolves when the request ends. */
  onCard: (paymentMethod: string) => Promise<void>
  submit: ElementNode
  /** Renders the content around the button. Without a card, a link to the provider's page replaces the button. */
  children: (action: ElementNode) => ElementNode
}

/** A card that is entered on the provider's page: the link to that page, then the entered card. */
export function CardPageForm({ returnTo, appointmentId, onCard, submit, children }: CardEntryProps) {
  const { t } = useTranslation(['cards', 'common'])
  const [search] = useAddressQuery()
  const id = search.get(enteredCardParam)
  const query = cardsApi.useGetEnteredCardQuery(id ?? skipToken)
  const { data, error } = query
  const running = useRef(false)
  const page = { returnTo, appointmentId }
  const hasNoCard = isMissing(error)

  const send = async (paymentMethod: string) => {
    // A state would update too late: two quick presses see the same render.
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
  if (error && !hasNoCard) return <QueryFailed title={t('entryFailed')} query={query} />
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
