import { FormikProvider, useFormik } from 'formik'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { boolean, object } from 'yup'
import { rule } from '@/domain/rules'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { TextAreaField } from '@/ui/TextAreaField'
import type { Sharing } from '../supportSlice'
import { writeContents, type SessionContents, type WrittenSession } from './sessionContents'
import { sessionParts, type SessionPart } from './sessionParts'
import { SessionWords } from './SessionWords'
import styles from './ShareDialog.module.css'

const consentSchema = object({
  consent: boolean().oneOf([true], rule('consent_required')),
})

const all = Object.fromEntries(sessionParts.map(part => [part, true])) as Record<SessionPart, boolean>

const leftOutBy = ({ parts }: SessionContents, isTicked: Readonly<Record<SessionPart, boolean>>) =>
  parts.filter(part => !isTicked[part])

interface ShareDialogProps {
  purpose: Sharing['purpose']
  contents: SessionContents
  onShare: (file: WrittenSession) => void
  onClose: () => void
}

/** Shows a session file in words and as text before it leaves. What is not ticked is not in it. */
export function ShareDialog({ purpose, contents, onShare, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['sessionFile', 'common'])
  const { number } = useFormat()
  const formik = useFormik({
    initialValues: { ...all, consent: false },
    validationSchema: consentSchema,
    validateOnBlur: false,
    onSubmit: values => onShare(writeContents(contents, leftOutBy(contents, values))),
  })
  const { values } = formik
  const { text, summary } = useMemo(
    () => writeContents(contents, leftOutBy(contents, values)),
    [contents, values],
  )
  return (
    <Dialog open size="large" onClose={onClose} title={t('title')} closeLabel={t('common:close')}>
      <FormikProvider value={formik}>
        <Form>
          <p>{t(`${purpose}.text`)}</p>
          <SessionWords {...summary} />
          {contents.parts.length > 0 && (
            <fieldset className={styles.parts}>
              <legend className={styles.legend}>{t('parts.label')}</legend>
              {contents.parts.map(part => (
                <FormCheckboxField key={part} name={part} label={t(`parts.${part}`)} />
              ))}
            </fieldset>
          )}
          <TextAreaField
            label={t('file')}
            hint={t('size', { size: number(Math.ceil(text.length / 1000)) })}
            className={styles.file}
            readOnly
            spellCheck={false}
            wrap="off"
            dir="ltr"
            lang="en"
            rows={10}
            value={text}
          />
          <FormCheckboxField name="consent" label={t(`${purpose}.consent`)} />
          <DialogActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button type="submit" variant="primary">
              {t(`${purpose}.share`)}
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  )
}
