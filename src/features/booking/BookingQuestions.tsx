import { useDeferredValue, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { BookingAddress } from '@/domain/bookingAddress'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { PageHeader } from '@/ui/PageHeader'
import { useHydrated } from '@/ui/useHydrated'
import { useIsWide } from '@/ui/useIsWide'
import { BookingProgress } from './steps/BookingProgress'
import { selectBooking } from './bookingSlice'
import { BookingStep } from './steps/BookingStep'
import { BookingSummary } from './summary/BookingSummary'
import styles from './BookingWizard.module.css'
import { checkSlot } from './checkSlot'
import { EnoughButton } from './summary/EnoughButton'
import { isQuestion, shownAt } from './shownAt'
import { SummaryBar } from './summary/SummaryBar'
import { useBookingSteps } from './useBookingSteps'
import { useSentBooking } from './useBookingSubmission'
import { useSuggestedSlot } from './useSuggestedSlot'

/**
 * Shows one question per screen. A tap updates the progress at once, then the question. The summary stays visible while
 * the client chooses: beside the question, or in a bar below.
 */
export const BookingQuestions = ({ salon, address }: { salon: Salon; address: BookingAddress }) => {
  const { t } = useTranslation(['booking', 'common'])
  const dispatch = useAppDispatch()
  const { goBack, isFirst } = useBookingSteps(salon)
  const isWide = useIsWide()
  const format = useFormat()
  const state = useSelector(selectBooking)
  const submission = useSentBooking()
  const isHydrated = useHydrated()
  const shown = useMemo(
    () => shownAt(salon, address, isHydrated ? state : { ...state, booked: null }, submission),
    [isHydrated, salon, address, state, submission],
  )
  const before = useDeferredValue(shown)
  const label = t('common:back')

  useEffect(() => {
    if (shown.step === 'checking') void dispatch(checkSlot(salon, shown))
  }, [dispatch, salon, shown])
  useSuggestedSlot(salon, shown, address.like)

  if (!isQuestion(shown)) return <BookingStep salon={salon} shown={shown} />
  const isOutdated = isQuestion(before) && before.step !== shown.step
  const current = isOutdated ? before : shown
  return (
    <>
      <PageHeader
        title={<bdi>{format.name(salon)}</bdi>}
        back={
          shown.step === 'service' && isFirst
            ? { label, to: paths.salon(salon.slug) }
            : { label, onPress: () => goBack(shown) }
        }
      />
      <BookingProgress booking={shown} />
      {current.step === 'confirm' ? (
        <div className={styles.alone} inert={isOutdated}>
          <BookingStep salon={salon} shown={current} />
        </div>
      ) : (
        <>
          <div className={styles.beside}>
            <div className={styles.question} inert={isOutdated}>
              <BookingStep salon={salon} shown={current} />
            </div>
            <aside className={styles.aside} aria-label={t('summary.title')}>
              <BookingSummary salon={salon} booking={shown} />
              {current.step === 'more' && isWide && <EnoughButton salon={salon} booking={shown} />}
            </aside>
          </div>
          <SummaryBar salon={salon} booking={shown} />
        </>
      )}
    </>
  )
}
