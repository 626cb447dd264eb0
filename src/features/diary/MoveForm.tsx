import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { number, object, string } from 'yup'
import { salonsApi } from '@/api/salonsApi'
import { useAppDispatch } from '@/api/services'
import type { Appointment } from '@/domain/appointment'
import { rule } from '@/domain/rules'
import type { Salon } from '@/domain/salon'
import { serviceIdsOf } from '@/domain/visit'
import { isIsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { skipToken } from '@reduxjs/toolkit/query'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { move } from './changes'
import { appointmentOpened } from './diarySlice'
import { doesService } from './openTimes'
import { useDiaryWords } from './useDiaryWords'

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
  const formik = useFormik({
    initialValues: { date, chairId, startsAt: '' },
    validationSchema: moveFormSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      await dispatch(move(appointment, { chairId: values.chairId, startsAt: Number(values.startsAt) }))
    },
  })
  const { values, setFieldValue } = formik
  const isDay = isIsoDate(values.date)
  const slots = salonsApi.useListSlotsQuery(
    isDay
      ? { salonId: salon.id, serviceIds, date: values.date, chairId: values.chairId, movingId: _id }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const isHere = (slot: { startsAt: Instant }) => slot.startsAt === startsAt && values.chairId === chairId
  const free = (isDay && slots.currentData?.slots.filter(slot => !isHere(slot))) || []
  const helpOf = () => {
    if (slots.isError) return t('slotsFailed')
    return slots.currentData && free.length === 0 ? t('noneFree') : undefined
  }
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
          help={helpOf()}
          options={free.map(slot => ({
            value: String(slot.startsAt),
            label: [format.time(slot.time), slot.offset].filter(Boolean).join(' '),
          }))}
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
