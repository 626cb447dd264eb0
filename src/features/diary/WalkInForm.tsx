import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { number, string } from 'yup'
import { promotionsApi } from '@/api/promotionsApi'
import { useAppDispatch } from '@/store/services'
import { SubmissionFaults } from '@/store/SubmissionFaults'
import type { Appointment } from '@/domain/appointment'
import { walkInFormSchema } from '@/domain/ownerRequests'
import { promotedCost } from '@/domain/promotion'
import { rule } from '@/domain/rules'
import type { StaffMember, Salon } from '@/domain/salon'
import { offeredSlotAt } from '@/domain/offeredSlot'
import { serviceWith } from '@/domain/staffTerms'
import { doesServices } from '@/domain/staffServices'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { FormDraft } from '@/features/auth/FormDraft'
import { ClientFields } from '@/features/clients/ClientFields'
import { SlotField } from '@/features/slots/SlotField'
import { walkInSlots } from '@/features/slots/walkInSlots'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { seat } from './changes'
import { changeSubmission } from './changeSubmission'
import { freeTimeChosen, taskLeft } from './diarySlice'

interface WalkInFormProps {
  salon: Salon
  staffMember: StaffMember
  /** The time that was tapped. */
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

/** Seats a walk-in client, who has no account. */
export const WalkInForm = ({ salon, staffMember, startsAt, appointments, now, isBusy }: WalkInFormProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const priceOf = usePrice()
  const { changesTimeOff } = useRights()
  const dispatch = useAppDispatch()
  const isUnsure = useSelector(changeSubmission.select).step === 'unanswered'
  const { data: promotions = [] } = promotionsApi.useListSalonPromotionsQuery(salon.id)
  const today = todayIn(salon.timeZone, now)
  const services = salon.sections
    .flatMap(section => section.services)
    .filter(({ id }) => doesServices(staffMember, [id]))
    .map(service => serviceWith(service, staffMember.id))
  const slotsOf = (serviceId: string) => {
    const service = services.find(({ id }) => id === serviceId)
    return service
      ? walkInSlots({ salon, staff: staffMember, service, around: startsAt, appointments, now })
      : []
  }
  const isFree = (serviceId: string, time: string) =>
    slotsOf(serviceId).some(slot => String(slot.startsAt) === time)

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
    onSubmit: async ({ serviceId, startsAt: time, name, phone }) => {
      const request = { salonId: salon.id, staffId: staffMember.id, serviceId, startsAt: Number(time) }
      await dispatch(seat({ ...request, name: name.trim(), phone: phone.trim() }))
    },
  })
  const { values, setFieldValue } = formik
  // After a lost answer the client may already be seated, so the same request is sent again.
  const isAgain = isUnsure && values.startsAt !== ''
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft
          form={`walkIn-${staffMember.id}-${startsAt}`}
          opens={[freeTimeChosen({ staffId: staffMember.id, startsAt })]}
        />
        <SubmissionFaults submission={changeSubmission} />
        <p>{format.date(todayIn(salon.timeZone, startsAt))}</p>
        {changesTimeOff(staffMember.id) && (
          <div>
            <Button
              size="small"
              icon="lock"
              disabled={isBusy}
              onClick={() => dispatch(freeTimeChosen({ staffId: staffMember.id, startsAt, timeOffId: null }))}
            >
              {t('timeOff.instead')}
            </Button>
          </div>
        )}
        <FormSelectField
          name="serviceId"
          label={t('fact.service')}
          options={services.map(({ id, cost, currency, time, ...names }) => ({
            value: id,
            label: t('serviceOption', {
              name: format.name(names),
              minutes: t('common:minutes', { count: time }),
              price: priceOf({ cost: promotedCost({ id, cost, currency }, promotions, today), currency }),
            }),
          }))}
          onChange={event => {
            if (!isFree(event.target.value, values.startsAt)) void setFieldValue('startsAt', '', false)
          }}
        />
        <SlotField
          name="startsAt"
          slots={slotsOf(values.serviceId)}
          sent={isAgain ? offeredSlotAt(Number(values.startsAt), salon.timeZone) : null}
        />
        <ClientFields
          salonId={salon.id}
          nameLabel={t('name')}
          phoneLabel={t('fact.phone')}
          phoneHint={`(${t('common:optional')})`}
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
