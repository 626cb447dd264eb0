import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { number, object, string } from 'yup'
import { useAppDispatch } from '@/store/services'
import type { Appointment } from '@/domain/appointment'
import { businessTodayOf } from '@/domain/businessDate'
import { lastDateOf } from '@/domain/horizonPolicy'
import { seatedStaff } from '@/domain/team'
import { rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import { offeredSlotAt } from '@/domain/offeredSlot'
import { doesServices } from '@/domain/staffServices'
import { serviceIdsOf } from '@/domain/appointmentServices'
import type { Instant } from '@/domain/zonedTime'
import { FormDraft } from '@/features/auth/FormDraft'
import { SlotField } from '@/features/slots/SlotField'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { reschedule } from './changes'
import { changeSubmission, sameTimeShift, unansweredShift } from './changeSubmission'
import { appointmentOpened, rescheduleRequested } from './diarySlice'
import { slotOf } from './slotOf'
import { useDiaryProblemText } from './useDiaryProblemText'
import { useDiaryWords } from './useDiaryWords'
import { useRescheduleSlots } from './useRescheduleSlots'

const rescheduleFormSchema = object({
  date: string().required(rule('day_required')),
  staffId: string().required(rule('value_invalid')),
  startsAt: number().required(rule('slot_required')).typeError(rule('slot_required')),
})

interface Typed {
  staffId: string
  startsAt: string
}

interface RescheduleFormProps {
  appointment: Appointment
  salon: Salon
  now: Instant
  isBusy: boolean
}

export const RescheduleForm = ({ appointment, salon, now, isBusy }: RescheduleFormProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const words = useDiaryWords(salon.timeZone)
  const { _id, date, nightOf, startsAt = 0, endsAt = 0 } = appointment
  const serviceIds = serviceIdsOf(appointment)
  const staff = seatedStaff(salon).filter(staffMember => doesServices(staffMember, serviceIds))
  const { id: staffId = '' } = staff.find(({ id }) => id === appointment.staffId) ?? staff[0] ?? {}
  const submission = useSelector(changeSubmission.select)
  const problemText = useDiaryProblemText(salon.timeZone)
  const unanswered = unansweredShift(submission, _id)
  const sameTime = sameTimeShift(submission, _id)
  // After a lost answer the appointment may already be there, so a retry sends the same request with the same etag.
  const isAgain = (to: Typed, before = unanswered) =>
    to.staffId === before?.to.staffId && Number(to.startsAt) === before.to.startsAt
  const formik = useFormik({
    initialValues: { date: nightOf ?? date, staffId, startsAt: '' },
    validationSchema: rescheduleFormSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const to = { staffId: values.staffId, startsAt: Number(values.startsAt) }
      const shift = { appointmentId: _id, from: slotOf(appointment), to }
      await dispatch(reschedule(unanswered && isAgain(values) ? unanswered : shift))
    },
  })
  const { values, setFieldValue } = formik
  const { slots, hasFailed } = useRescheduleSlots(appointment, salon.id, values.date, values.staffId)
  const forgetTime = () => void setFieldValue('startsAt', '', false)
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`reschedule-${_id}`} opens={[rescheduleRequested(_id)]} />
        <p>
          {t('moveText', {
            who: words.who(appointment),
            service: words.service(appointment),
            day: format.date(date),
            span: words.span({ startsAt, endsAt }),
          })}
        </p>
        <FormTextField
          name="date"
          type="date"
          label={t('day')}
          min={businessTodayOf(salon, now)}
          max={lastDateOf('salon', salon.timeZone, now)}
          onChange={forgetTime}
        />
        <FormSelectField
          name="staffId"
          label={t('fact.staffMember')}
          options={staff.map(staffMember => ({ value: staffMember.id, label: format.name(staffMember) }))}
          onChange={forgetTime}
        />
        <SlotField
          name="startsAt"
          slots={slots}
          hasFailed={hasFailed}
          sent={isAgain(values) ? offeredSlotAt(Number(values.startsAt), salon.timeZone) : null}
        />
        {sameTime && isAgain(values, sameTime) && (
          <Banner
            tone="warn"
            live
            action={
              <Button
                needsNetwork
                onClick={() => void dispatch(reschedule({ ...sameTime, forAnother: true }))}
              >
                {t('rescheduleAnyway')}
              </Button>
            }
          >
            {problemText('same_time')}
          </Banner>
        )}
        <DialogActions>
          <Button disabled={isBusy} onClick={() => dispatch(appointmentOpened(_id))}>
            {t('backToIt')}
          </Button>
          <SubmitButton>{t('moveConfirm')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
