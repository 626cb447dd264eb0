import { Formik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { object } from 'yup'
import { useAppDispatch } from '@/store/services'
import { bookSchema } from '@/domain/appointment'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { selectUser } from '@/features/auth/authSlice'
import { ZoneNote } from '@/features/slots/ZoneNote'
import { useFormat } from '@/i18n/useFormat'
import { afterPaint } from '@/ui/afterPaint'
import { BottomBar } from '@/ui/BottomBar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Stack } from '@/ui/Stack'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { notesWritten } from './bookingSlice'
import type { Booking } from './bookingState'
import { BookingSummary } from './BookingSummary'
import { confirmBooking } from './confirmBooking'
import { ConfirmProblem } from './ConfirmProblem'
import styles from './ConfirmStep.module.css'
import { StepHeading } from './StepHeading'
import { useQuestions } from './useQuestions'

interface ConfirmStepProps {
  salon: Salon
  booking: Extract<Booking, { step: 'confirming' | 'sending' | 'unanswered' }>
}

const notesSchema = object({ notes: bookSchema.fields.notes })

export const ConfirmStep = ({ salon, booking }: ConfirmStepProps) => {
  const { t } = useTranslation(['booking', 'common'])
  const dispatch = useAppDispatch()
  const { settle } = useQuestions()
  const format = useFormat()
  const user = useSelector(selectUser)
  const { date, slot, step } = booking
  const when = { date: format.date(date), time: format.time(slot.time) }

  return (
    <>
      <StepHeading>{t('confirm.title')}</StepHeading>
      <Formik
        initialValues={{ notes: booking.notes }}
        validationSchema={notesSchema}
        onSubmit={async ({ notes }) => {
          await afterPaint()
          dispatch(notesWritten(notes.trim()))
          await dispatch(confirmBooking())
          settle()
        }}
      >
        <Form>
          <Stack>
            <BookingSummary salon={salon} booking={booking} />
            <ZoneNote place={salon} date={date} />
            <FormTextAreaField
              name="notes"
              label={t('confirm.notes')}
              hint={`(${t('common:optional')})`}
              rows={2}
              // What was sent once must be sent the same again.
              readOnly={step !== 'confirming'}
              onBlur={event => dispatch(notesWritten(event.target.value))}
            />
          </Stack>
          <BottomBar inSight>
            <div className={styles.action}>
              <ConfirmProblem booking={booking} />
              {user ? (
                <SubmitButton size="large" busy={step === 'sending'}>
                  {t(step === 'unanswered' ? 'confirm.again' : 'confirm.book', when)}
                </SubmitButton>
              ) : (
                <ButtonLink
                  to={paths.login}
                  state={{ from: paths.booking(salon.id) }}
                  variant="primary"
                  size="large"
                >
                  {t('confirm.signIn')}
                </ButtonLink>
              )}
            </div>
          </BottomBar>
        </Form>
      </Formik>
    </>
  )
}
