import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { acceptedImages } from '@/domain/image'
import type { SalonProfile } from '@/domain/profile'
import { CoverArt } from '@/ui/CoverArt'
import { FileInput } from '@/ui/FileInput'
import { FilePicture } from '@/ui/FilePicture'
import { IconButton } from '@/ui/IconButton'
import { PhotoStatus } from './PhotoStatus'
import { photoSubmission } from './profileSubmissions'
import { uploadPhoto } from './uploadPhoto'
import styles from './PhotoUpload.module.css'

/** The salon's photo with a button to choose another. A chosen photo shows at once, during the upload. */
export function PhotoUpload({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation(['profile', 'posters'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(photoSubmission)
  const isSending = isSubmitting(submission)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)

  const choose = (chosen: File) => {
    setFile(chosen)
    void dispatch(uploadPhoto(profile.id, chosen))
  }
  return (
    <div className={styles.column}>
      <div className={styles.frame}>
        <Picture profile={profile} file={isSending ? file : null} />
        <FileInput ref={input} accept={acceptedImages} label={t('photo.choose')} onPick={choose} />
        <IconButton
          icon="plus"
          tone="accent"
          label={t(profile.photoUrl ? 'photo.change' : 'photo.add')}
          aria-describedby="photo-limits"
          className={styles.plus}
          needsNetwork
          disabled={isSending}
          onClick={() => input.current?.click()}
        />
      </div>
      <p id="photo-limits" className={styles.limits}>
        {t('posters:image.limits')}
      </p>
      <PhotoStatus
        submission={submission}
        onRetry={file ? () => void dispatch(uploadPhoto(profile.id, file)) : undefined}
      />
    </div>
  )
}

function Picture({ profile: { id, photoUrl }, file }: { profile: SalonProfile; file: File | null }) {
  if (file) return <FilePicture file={file} className={styles.photo} />
  if (photoUrl) return <img src={photoUrl} alt="" className={styles.photo} />
  return <CoverArt seed={id} />
}
