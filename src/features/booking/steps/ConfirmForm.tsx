import { Formik } from 'formik'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { object } from 'yup'
import { bookSchema, type BookRequest } from '@/domain/appointment'
import { newClientOf } from '@/domain/newClient'
import { paths } from '@/domain/paths'
import { nameSchema } from '@/domain/nameSchema'
import { rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import { FormDraft } from '@/features/auth/FormDraft'
import { selectIsLeft, selectRemembered, selectUser } from '@/features/auth/authSlice'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import type { Submission } from '@/store/submission'
import { afterPaint } from '@/ui/afterPaint'
import { BottomBar } from '@/ui/BottomBar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Stack } from '@/ui/Stack'
import { useHydrated } from '@/ui/useHydrated'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import type { WithSlot } from '../bookingAt'
import { BookingLocationContext } from '../BookingLocationContext'
import { notesWritten, selectGuestName, selectNotes } from '../bookingSlice'
import { BookingSummary } from '../summary/BookingSummary'
import { bookRequestOf } from '../bookRequest'
import { confirmBooking } from '../confirmBooking'
import { BookingTermsList } from './BookingTermsList'
import { ConfirmProblem } from './ConfirmProblem'
import styles from './ConfirmForm.module.css'
import { GuestFields } from './GuestFields'
import { SameTimeKnown } from './SameTimeKnown'
import { StepHeading } from '@/ui/StepHeading'

interface ConfirmFormProps {
  salon: Salon
  booking: WithSlot & { step: 'confirm' }
  submission: Submission<BookRequest>
}

const ownSchema = object({ notes: bookSchema.fields.notes })
const guestSchema = ownSchema.shape({ guestName: nameSchema.required(rule('name_required')) })

export const ConfirmForm = ({ salon, booking, submission }: ConfirmFormProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const user = useSelector(selectUser)
  const isRemembered = useSelector(selectRemembered) !== null
  // The server does not know.
  const isKnown = useHydrated() && isRemembered
  const written = useSelector(selectNotes)
  const named = useSelector(selectGuestName)
  // What a user wrote whose session has ended shows to nobody else.
  const isLeft = useSelector(selectIsLeft)
  const notes = isLeft ? '' : written
  const guestName = isLeft ? null : named
  const { pathname, search } = use(BookingLocationContext)
  const { date, slot } = booking
  const { step } = submission
  const isSubmitting = step === 'submitting'
  const when = { date: format.date(date), time: format.time(slot.time, slot.offset) }

  return (
    <>
      <StepHeading>{t('confirm.title')}</StepHeading>
      <Formik
        key={user?.uid}
        initialValues={{ notes, guestName: guestName ?? '' }}
        validationSchema={guestName === null ? ownSchema : guestSchema}
        onSubmit={async values => {
          await afterPaint()
          const text = values.notes.trim()
          dispatch(notesWritten(text))
          // A retry repeats what was agreed, whatever is offered by now.
          const request =
            submission.step === 'unanswered'
              ? submission.request
              : bookRequestOf(salon, booking, {
                  notes: text,
                  guestName: guestName === null ? undefined : values.guestName.trim(),
                })
          await dispatch(confirmBooking(request))
        }}
      >
        <Form>
          <FormDraft form={`booking-${salon.id}`} />
          <Stack>
            <BookingSummary salon={salon} booking={booking} fixed={isSubmitting} />
            {guestName === null && <SameTimeKnown booking={booking} submission={submission} />}
            <GuestFields guestName={guestName} readOnly={isSubmitting || step === 'unanswered'} />
            <BookingTermsList salon={salon} booking={booking} />
            <ZoneNote salon={salon} date={date} />
            <FormTextAreaField
              name="notes"
              label={t('confirm.notes')}
              hint={`(${t('common:optional')})`}
              rows={2}
              // A retry must send the same notes.
              readOnly={isSubmitting || step === 'unanswered'}
              onBlur={({ target: { value } }) => {
                if (value !== notes) dispatch(notesWritten(value))
              }}
            />
          </Stack>
          <BottomBar inSight>
            <div className={styles.action}>
              <ConfirmProblem submission={submission} isForGuest={guestName !== null} />
              {user ? (
                <SubmitButton size="large" busy={isSubmitting}>
                  {t(step === 'unanswered' ? 'confirm.again' : 'confirm.book', when)}
                </SubmitButton>
              ) : (
                <ButtonLink
                  to={isKnown ? paths.login : paths.signup}
                  state={{ from: pathname + search, newClient: newClientOf(salon) }}
                  variant="primary"
                  size="large"
                >
                  {t('confirm.continue')}
                </ButtonLink>
              )}
            </div>
          </BottomBar>
        </Form>
      </Formik>
    </>
  )
}
