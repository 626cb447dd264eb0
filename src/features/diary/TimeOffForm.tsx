import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import type { TimeOff } from '@/domain/timeOff'
import { timeOffStep } from '@/domain/timeOffPolicy'
import { endOfDay } from '@/domain/wallTime'
import type { Instant } from '@/domain/zonedTime'
import { FormDraft } from '@/features/auth/FormDraft'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { SubmissionFaults } from '@/store/SubmissionFaults'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { changeSubmission } from './changeSubmission'
import { freeTimeChosen } from './diarySlice'
import { faultsOf, formOf, newTimeOff, requestOf } from './timeOffForm'
import { addTimeOff, changeTimeOff, removeTimeOff } from './timeOffChanges'

interface TimeOffFormProps {
  salon: Salon
  staffId: string
  /** The time that was tapped. */
  startsAt: Instant
  /** Null for a new one. */
  timeOff: TimeOff | null
  /** Whether a new one starts as a whole day. */
  isAllDay: boolean
  isBusy: boolean
}

const steps = Array.from({ length: endOfDay / timeOffStep }, (_, index) => index * timeOffStep)

export const TimeOffForm = ({ salon, staffId, startsAt, timeOff, isAllDay, isBusy }: TimeOffFormProps) => {
  const { t } = useTranslation(['diary', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const formik = useFormik({
    initialValues: timeOff ? formOf(timeOff) : newTimeOff(startsAt, salon.timeZone, isAllDay),
    validate: faultsOf,
    validateOnBlur: false,
    onSubmit: async values => {
      const request = requestOf(values)
      await dispatch(
        timeOff ? changeTimeOff(salon.id, timeOff, request) : addTimeOff(salon.id, staffId, request),
      )
    },
  })
  const { values } = formik
  const isWeekly = values.repeats === 'weekly'
  const options = (from: number) =>
    steps.map(step => ({
      value: String(step + from),
      label: step + from === endOfDay ? t('timeOff.endOfDay') : format.time(step + from),
    }))
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft
          form={`timeOff-${timeOff?.id ?? `${staffId}-${startsAt}`}`}
          opens={[freeTimeChosen({ staffId, startsAt, timeOffId: timeOff?.id ?? null, isAllDay })]}
        />
        <SubmissionFaults submission={changeSubmission} />
        <FormSelectField
          name="repeats"
          label={t('timeOff.repeats')}
          options={[
            { value: 'once', label: t('timeOff.once') },
            { value: 'weekly', label: t('timeOff.weekly') },
          ]}
        />
        <FormTextField name="startsOn" type="date" label={t('timeOff.startsOn')} />
        <FormCheckboxField name="isAllDay" label={t('timeOff.allDay')} />
        {!values.isAllDay && (
          <>
            <FormSelectField name="startsAt" label={t('timeOff.startsAt')} options={options(0)} />
            <FormSelectField name="endsAt" label={t('timeOff.endsAt')} options={options(timeOffStep)} />
          </>
        )}
        <FormTextField
          name="endsOn"
          type="date"
          label={t('timeOff.endsOn')}
          hint={isWeekly ? `(${t('common:optional')})` : undefined}
          help={isWeekly ? t('timeOff.endless') : undefined}
        />
        <FormTextField
          name="reason"
          label={t('timeOff.reason')}
          hint={`(${t('common:optional')})`}
          help={t('timeOff.reasonHelp')}
          autoComplete="off"
          dir="auto"
        />
        <DialogActions>
          {timeOff && (
            <Button
              icon="trash"
              needsNetwork
              disabled={isBusy}
              onClick={() => void dispatch(removeTimeOff(salon.id, timeOff))}
            >
              {t('timeOff.remove')}
            </Button>
          )}
          <SubmitButton>{t(timeOff ? 'common:save' : 'timeOff.block')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
