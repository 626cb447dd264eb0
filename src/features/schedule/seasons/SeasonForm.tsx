import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Salon } from '@/domain/salon'
import type { Season } from '@/domain/season'
import type { StaffWithHours } from '@/domain/team'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { NameFields } from '@/features/names/NameFields'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { isStranding } from '@/store/stranding'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { changeSubmission } from '../changeSubmission'
import dateStyles from '../Dates.module.css'
import { saveSeason } from '../makeChange'
import { seasonBegun, seasonDialogClosed, seasonEditingStarted } from '../scheduleSlice'
import { HourGroups } from './HourGroups'
import { hoursFaults, seasonFieldsSchema, seasonRequestIn, seasonValues } from './seasonValues'
import styles from './Seasons.module.css'

interface SeasonFormProps {
  salon: Salon
  staff: readonly StaffWithHours[]
  /** Undefined for a new one. */
  season: Season | undefined
}

export function SeasonForm({ salon, staff, season }: SeasonFormProps) {
  const { t } = useTranslation(['schedule', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const isOfSeason = requestIn(useSelector(changeSubmission.select))?.kind === 'season'
  const [start] = useState(season)
  const formik = useFormik({
    initialValues: seasonValues(start, salon, staff),
    validationSchema: seasonFieldsSchema,
    validate: hoursFaults,
    validateOnBlur: false,
    onSubmit: values => dispatch(saveSeason(salon.id, start, seasonRequestIn(values))),
  })
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t(season ? 'seasons.editTitle' : 'seasons.addTitle')}>
        <FormDraft
          form={`season-${season?.id ?? 'new'}`}
          opens={[season ? seasonEditingStarted(season.id) : seasonBegun()]}
        />
        {isOfSeason && (
          <SubmissionProblem
            submission={changeSubmission}
            describe={problem => {
              if (isStranding(problem)) return null
              return problem.code === 'limit_reached'
                ? t('seasons.full', { max: format.number(limitPolicy.seasonsOfSalon) })
                : problemTextOf(problem)
            }}
          />
        )}
        <NameFields label={t('seasons.name')} arabicLabel={t('seasons.nameAr')} aria-required autoFocus />
        <div className={styles.pair}>
          <FormTextField name="startsOn" type="date" label={t('seasons.startsOn')} aria-required />
          <FormTextField name="endsOn" type="date" label={t('seasons.endsOn')} aria-required />
        </div>
        <fieldset className={styles.fields}>
          <legend>{t('seasons.hours')}</legend>
          <HourGroups name="groups" of="salon" />
        </fieldset>
        {formik.values.staff.length > 1 && (
          <fieldset className={styles.fields}>
            <legend>{t('seasons.staff')}</legend>
            <p className={dateStyles.text}>{t('seasons.staffText')}</p>
            {formik.values.staff.map(({ staffId, isOwn }, index) => {
              const staffMember = staff.find(({ id }) => id === staffId)
              const name = staffMember ? format.name(staffMember) : ''
              return (
                <div
                  key={staffId}
                  role="group"
                  aria-label={t('seasons.staffHours', { name })}
                  className={styles.fields}
                >
                  <FormCheckboxField name={`staff.${index}.isOwn`} label={t('seasons.staffOwn', { name })} />
                  {isOwn && <HourGroups name={`staff.${index}.groups`} of="staff" />}
                </div>
              )
            })}
          </fieldset>
        )}
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(seasonDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>{t(season ? 'common:save' : 'common:add')}</SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
