import { useFormikContext } from 'formik'
import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOfFile, type ImageProblem } from '@/store/imageProblem'
import { acceptedImages } from '@/domain/image'
import { Button } from '@/ui/Button'
import { FieldMessage } from '@/ui/FieldMessage'
import { FilePicture } from '@/ui/FilePicture'
import { useFormField } from '@/ui/form/useFormField'
import type { PosterValues } from './posterValues'
import styles from './PosterImageField.module.css'

interface PosterImageFieldProps {
  problem: ImageProblem | undefined
  /** How much of the image has left; undefined while nothing is being sent. */
  percent: number | undefined
  onProblem: (problem: ImageProblem | undefined) => void
}

/** The form's `image`: picked, looked at, sent with the form. */
export function PosterImageField({ problem, percent, onProblem }: PosterImageFieldProps) {
  const { t } = useTranslation('posters')
  const { values, setFieldValue } = useFormikContext<PosterValues>()
  const { error } = useFormField({ name: 'image' })
  const input = useRef<HTMLInputElement>(null)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    const found = problemOfFile(chosen)
    onProblem(found)
    if (!found) void setFieldValue('image', chosen)
  }
  return (
    <div role="group" aria-labelledby="poster-image" className={styles.field}>
      <p id="poster-image" className={styles.label}>
        {t('field.image')}
      </p>
      {values.image && <FilePicture file={values.image} className={styles.preview} />}
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
        aria-label={t('field.image')}
        hidden
        onChange={choose}
      />
      <div>
        <Button
          icon="image"
          aria-describedby="poster-image-message"
          disabled={percent !== undefined}
          onClick={() => input.current?.click()}
        >
          {t(values.image ? 'change' : 'choose')}
        </Button>
      </div>
      <div role="status">
        <FieldMessage
          id="poster-image-message"
          help={t('image.limits')}
          error={problem ? t(`image.problem.${problem}`) : error}
        />
      </div>
      {percent !== undefined && (
        <label className={styles.progress}>
          {t('sending')}
          <progress max={100} value={percent} />
        </label>
      )}
    </div>
  )
}
