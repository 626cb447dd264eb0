import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { number, string } from 'yup'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import type { Appointment } from '@/domain/appointment'
import { walkInFormSchema } from '@/domain/ownerRequests'
import { rule } from '@/domain/rules'
import type { Chair, Salon } from '@/domain/salon'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { seat } from './changes'
import { selectDiary, taskLeft } from './diarySlice'
import { doesService } from './openTimes'
import { useDiaryWords } from './useDiaryWords'
import { walkInTimes } from './walkInTimes'

interface WalkInFormProps {
  salon: Salon
  chair: Chair
  /** Where one tapped. */
  startsAt: Instant
  appointments: readonly Appointment[]
  now: Instant
  isBusy: boolean
}

const formSchema = (country: string) =>
  walkInFormSchema(country).shape({
    serviceId: string().required(rule('service_required')),
    startsAt: number().required(rule('slot_required')).typeError(rule('slot_required')),
  })

/** Seats somebody who has no account. */
export const WalkInForm = ({ salon, chair, startsAt, appointments, now, isBusy }: WalkInFormProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const words = useDiaryWords(salon.timeZone)
  const { unanswered } = useSelector(selectDiary)
  const services = salon.sections
    .flatMap(section => section.services)
    .filter(({ id }) => doesService(chair, id))
  const timesOf = (serviceId: string) => {
    const service = services.find(({ id }) => id === serviceId)
    return service ? walkInTimes({ salon, chair, service, around: startsAt, appointments, now }) : []
  }
  const isFree = (serviceId: string, time: string) =>
    timesOf(serviceId).some(slot => String(slot.startsAt) === time)

  const tapped = String(startsAt)
  const first = services.find(({ id }) => isFree(id, tapped)) ?? services[0]
  const formik = useFormik({
    initialValues: {
      serviceId: first?.id ?? '',
      startsAt: first && isFree(first.id, tapped) ? tapped : '',
      name: '',
      phone: '',
    },
    validationSchema: formSchema(salon.country),
    validateOnBlur: false,
    onSubmit: async ({ serviceId, startsAt: time, name, phone }, helpers) => {
      const request = { salonId: salon.id, chairId: chair.id, serviceId, startsAt: Number(time) }
      const error = await dispatch(seat({ ...request, name: name.trim(), phone: phone.trim() }))
      if (error) placeFieldErrors(error, helpers, ['name', 'phone', 'serviceId', 'startsAt'])
    },
  })
  const { values, setFieldValue } = formik
  const times = timesOf(values.serviceId).map(slot => ({
    value: String(slot.startsAt),
    label: [format.time(slot.wallMinutes), slot.offset].filter(Boolean).join(' '),
  }))
  // Who may have the chair by now is asked for once more with the same request, so the time must stay there to be sent.
  const isKept = unanswered !== null && values.startsAt !== '' && !isFree(values.serviceId, values.startsAt)
  const kept = { value: values.startsAt, label: words.timeOf(Number(values.startsAt)) }
  return (
    <FormikProvider value={formik}>
      <Form>
        <p>{format.date(todayIn(salon.timeZone, startsAt))}</p>
        <FormSelectField
          name="serviceId"
          label={t('fact.service')}
          options={services.map(({ id, cost, currency, time, ...names }) => ({
            value: id,
            label: t('serviceOption', {
              name: format.name(names),
              minutes: t('common:minutes', { count: time }),
              price: cost ? format.money({ amount: cost, currency }) : t('freeOfCharge'),
            }),
          }))}
          onChange={event => {
            if (!isFree(event.target.value, values.startsAt)) void setFieldValue('startsAt', '', false)
          }}
        />
        <FormSelectField
          name="startsAt"
          label={t('time')}
          placeholder={t('chooseTime')}
          help={times.length === 0 ? t('noneFree') : undefined}
          options={isKept ? [kept, ...times] : times}
        />
        <FormTextField name="name" label={t('name')} autoComplete="off" dir="auto" />
        <FormTextField
          name="phone"
          type="tel"
          label={t('fact.phone')}
          hint={`(${t('common:optional')})`}
          autoComplete="off"
          dir="ltr"
        />
        <DialogActions>
          <Button disabled={isBusy} onClick={() => dispatch(taskLeft())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t('seat')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
