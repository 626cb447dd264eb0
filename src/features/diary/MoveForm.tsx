import { useState } from 'react'
import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { number, object, string } from 'yup'
import { useAppDispatch } from '@/store/services'
import type { Appointment, AppointmentPlace } from '@/domain/appointment'
import { rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import { serviceIdsOf } from '@/domain/visit'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { move } from './changes'
import { appointmentOpened, selectDiary } from './diarySlice'
import { doesService } from './openTimes'
import { useDiaryWords } from './useDiaryWords'
import { useMoveTimes } from './useMoveTimes'

const moveFormSchema = object({
  date: string().required(rule('day_required')),
  chairId: string().required(rule('value_invalid')),
  startsAt: number().required(rule('slot_required')).typeError(rule('slot_required')),
})

interface MoveFormProps {
  appointment: Appointment
  salon: Salon
  now: Instant
  isBusy: boolean
}

/** Another day, chair or time for an appointment, out of those that are free. */
export const MoveForm = ({ appointment, salon, now, isBusy }: MoveFormProps) => {
  const { t } = useTranslation('diary')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const words = useDiaryWords(salon.timeZone)
  const { _id, chairId = '', date, startsAt = 0, endsAt = 0 } = appointment
  const serviceIds = serviceIdsOf(appointment)
  const { unanswered } = useSelector(selectDiary)
  const [sent, setSent] = useState<{ seen: Appointment; to: AppointmentPlace } | null>(null)
  // It may stand there by now: then the same request is sent once more, and with it the place it was seen at.
  const isAgain = (to: { chairId: string; startsAt: string }) =>
    unanswered !== null && to.chairId === sent?.to.chairId && Number(to.startsAt) === sent.to.startsAt
  const formik = useFormik({
    initialValues: { date, chairId, startsAt: '' },
    validationSchema: moveFormSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const seen = sent && isAgain(values) ? sent.seen : appointment
      const to = { chairId: values.chairId, startsAt: Number(values.startsAt) }
      setSent({ seen, to })
      await dispatch(move(seen, to))
    },
  })
  const { values, setFieldValue } = formik
  const { times, help } = useMoveTimes(appointment, salon.id, values.date, values.chairId)
  const isKept = isAgain(values) && !times.some(({ value }) => value === values.startsAt)
  const kept = { value: values.startsAt, label: words.timeOf(Number(values.startsAt)) }
  const forgetTime = () => void setFieldValue('startsAt', '', false)
  return (
    <FormikProvider value={formik}>
      <Form>
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
          min={todayIn(salon.timeZone, now)}
          onChange={forgetTime}
        />
        <FormSelectField
          name="chairId"
          label={t('fact.chair')}
          options={salon.chairs
            .filter(chair => serviceIds.every(id => doesService(chair, id)))
            .map(chair => ({ value: chair.id, label: format.name(chair) }))}
          onChange={forgetTime}
        />
        <FormSelectField
          name="startsAt"
          label={t('time')}
          placeholder={t('chooseTime')}
          help={help}
          options={isKept ? [kept, ...times] : times}
        />
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
