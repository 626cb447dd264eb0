import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import type { Versioned } from '@/domain/edit'
import {
  notificationGroups,
  rulesFor,
  type NotificationSettings as Settings,
} from '@/domain/notificationSettings'
import { isOwner, type Role } from '@/domain/role'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { ResultToast } from '@/store/ResultToast'
import { useAppDispatch } from '@/store/services'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { Card } from '@/ui/Card'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { NotificationSettingsTable } from './NotificationSettingsTable'
import { settingsSubmission } from './notificationSubmissions'
import { saveNotificationSettings } from './saveNotificationSettings'

interface NotificationSettingsFormProps {
  role: Role
  settings: Versioned<Settings>
}

/** Two edits never conflict: a switch that both changed has one value left. */
export function NotificationSettingsForm({ role, settings }: NotificationSettingsFormProps) {
  const { t } = useTranslation(['notificationSettings', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const { step } = useSubmission(settingsSubmission)
  const { etag: _etag, ...initialValues } = settings
  const formik = useFormik<Settings>({
    initialValues,
    enableReinitialize: true,
    onSubmit: values => dispatch(saveNotificationSettings(values, settings)),
  })
  const rules = rulesFor(role)
  return (
    <FormikProvider value={formik}>
      <ResultToast dismissed={settingsSubmission.dropped}>{step === 'succeeded' && t('saved')}</ResultToast>
      <Form>
        <FormDraft form="notificationSettings" opens={[]} />
        <SubmissionProblem submission={settingsSubmission} describe={problemTextOf} />
        {notificationGroups.map(group => {
          const own = rules.filter(rule => rule.group === group)
          if (own.length === 0) return null
          const title = group === 'client' && isOwner(role) ? t('group.visits') : t(`group.${group}`)
          return (
            <Card key={group} as="section" padding="roomy" aria-label={title}>
              <NotificationSettingsTable title={title} rules={own} />
            </Card>
          )
        })}
        <div>
          <SubmitButton>{t('common:save')}</SubmitButton>
        </div>
      </Form>
    </FormikProvider>
  )
}
