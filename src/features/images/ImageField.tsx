import { useFormikContext } from 'formik'
import { use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isImageProblem } from '@/store/imageProblem'
import { pickImage } from '@/store/pickImage'
import { acceptedImages } from '@/domain/image'
import { Button } from '@/ui/Button'
import { FieldMessage } from '@/ui/FieldMessage'
import { FileInput } from '@/ui/FileInput'
import { FilePicture } from '@/ui/FilePicture'
import { Progress } from '@/ui/Progress'
import { RuleTextContext } from '@/ui/form/RuleText'
import styles from './ImageField.module.css'

interface ImageFieldProps {
  /** The uploaded part of the image. Undefined while nothing is being sent. */
  percent: number | undefined
}

/** The form's `image` field: picks and previews the file. The form sends it. */
export function ImageField({ percent }: ImageFieldProps) {
  const { t } = useTranslation('posters')
  const describeRule = use(RuleTextContext)
  const { values, errors, touched, setFieldValue, setFieldError, setFieldTouched } = useFormikContext<{
    image: File | null
  }>()
  const fault = touched.image ? errors.image : undefined
  const input = useRef<HTMLInputElement>(null)

  const choose = async (chosen: File) => {
    const { image, problem } = await pickImage(chosen)
    if (image) {
      void setFieldValue('image', image)
      return
    }
    void setFieldTouched('image', true, false)
    setFieldError('image', problem)
  }
  return (
    <div role="group" aria-labelledby="image-field" className={styles.field}>
      <p id="image-field" className={styles.label}>
        {t('field.image')}
      </p>
      {values.image && <FilePicture file={values.image} className={styles.preview} />}
      <FileInput
        ref={input}
        accept={acceptedImages}
        label={t('field.image')}
        onPick={file => void choose(file)}
      />
      <div>
        <Button
          icon="image"
          aria-describedby="image-field-message"
          disabled={percent !== undefined}
          onClick={() => input.current?.click()}
        >
          {t(values.image ? 'change' : 'choose')}
        </Button>
      </div>
      <div role="status">
        <FieldMessage
          id="image-field-message"
          help={t('image.limits')}
          error={isImageProblem(fault) ? t(`image.problem.${fault}`) : fault && describeRule(fault)}
        />
      </div>
      {percent !== undefined && <Progress label={t('sending')} percent={percent} />}
    </div>
  )
}
