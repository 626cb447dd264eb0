import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import {
  clientConsents,
  clientFieldsSchema,
  type ClientCard,
  type ClientDetails,
  type SavedClientDetails,
} from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import { tagsIn } from '@/domain/clientTags'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useAppDispatch } from '@/store/services'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { Form } from '@/ui/form/Form'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { BirthdayField } from './BirthdayField'
import styles from './ClientDialog.module.css'
import { clientOpened } from './clientsSlice'
import { clientDetailsSubmission } from './clientSubmissions'
import { ConsentField } from './ConsentField'
import { saveClientDetails } from './saveClientDetails'
import { TagsField } from './TagsField'
import { useBirthdayText } from './useBirthdayText'
import { useTagsText } from './useTagsText'

interface ClientDetailsFormProps {
  appointmentId: string
  saved: SavedClientDetails
  client: Pick<ClientCard, 'salonTags' | 'timeZone'>
}

export const ClientDetailsForm = ({ appointmentId, saved, client }: ClientDetailsFormProps) => {
  const { t } = useTranslation(['clients', 'common'])
  const problemTextOf = useProblemText()
  const birthdayText = useBirthdayText()
  const tagsText = useTagsText()
  const dispatch = useAppDispatch()
  const { step } = useSelector(clientDetailsSubmission.select)
  const valuesOf = ({ notes, birthday, allergies, tags, mayPhotograph, mayGetOffers }: ClientDetails) => ({
    notes,
    birthday,
    allergies,
    tags: tagsText(tags),
    mayPhotograph,
    mayGetOffers,
  })
  const formik = useFormik({
    initialValues: valuesOf(saved),
    enableReinitialize: true,
    validationSchema: clientFieldsSchema,
    validateOnBlur: false,
    onSubmit: async ({ notes, allergies, tags, ...values }) => {
      const request = { ...values, notes: notes.trim(), allergies: allergies.trim(), tags: tagsIn(tags) }
      await dispatch(saveClientDetails(appointmentId, request, saved))
    },
  })
  const isSaved = step === 'succeeded' && !formik.dirty
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no')
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form={`clientNotes-${appointmentId}`} opens={[clientOpened(appointmentId)]} />
        <SubmissionProblem submission={clientDetailsSubmission} describe={problemTextOf} />
        <SubmissionConflict
          submission={clientDetailsSubmission}
          toValues={valuesOf}
          label={field => t(`field.${field}`)}
          describe={(field, theirs) => {
            if (field === 'birthday') return birthdayText(theirs.birthday)
            return field === 'mayPhotograph' || field === 'mayGetOffers' ? yesOrNo(theirs[field]) : undefined
          }}
        />
        <p className={styles.soft}>{t('keptHelp')}</p>
        <FormTextAreaField
          name="allergies"
          label={t('field.allergies')}
          maxLength={clientPolicy.allergiesLength}
          rows={2}
          dir="auto"
        />
        <FormTextAreaField
          name="notes"
          label={t('field.notes')}
          help={t('notesHelp')}
          maxLength={clientPolicy.notesLength}
          rows={3}
          dir="auto"
        />
        <TagsField salonTags={client.salonTags} />
        <BirthdayField />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('consents')}</legend>
          {clientConsents.map(consent => (
            <ConsentField
              key={consent}
              consent={consent}
              mark={saved.consentMarks[consent]}
              timeZone={client.timeZone}
            />
          ))}
        </fieldset>
        {(formik.dirty || isSaved) && (
          <div>
            {formik.dirty && <SubmitButton>{t('common:save')}</SubmitButton>}
            <span role="status" className={styles.soft}>
              {isSaved && t('saved')}
            </span>
          </div>
        )}
      </Form>
    </FormikProvider>
  )
}
