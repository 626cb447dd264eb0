import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { imageProblemIn } from '@/store/imageProblem'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { acceptedImages } from '@/domain/image'
import type { StaffWithHours } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { FileInput } from '@/ui/FileInput'
import styles from './StaffForm.module.css'
import { staffPhotoSubmission } from './teamSubmissions'
import { uploadStaffPhoto } from './uploadStaffPhoto'

interface StaffPhotoProps {
  salonId: string
  staffMember: StaffWithHours
}

/** The staff member's photo as clients see it. Choosing another one saves it at once. */
export function StaffPhoto({ salonId, staffMember }: StaffPhotoProps) {
  const { t } = useTranslation(['team', 'posters'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  const submission = useSubmission(staffPhotoSubmission)
  const problem = imageProblemIn(submission)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.photo}>
      <Avatar
        name={name(staffMember)}
        seed={staffMember.id}
        src={staffMember.photoUrl ?? undefined}
        size="large"
      />
      <FileInput
        ref={input}
        accept={acceptedImages}
        label={t('photo.choose')}
        onPick={file => void dispatch(uploadStaffPhoto(salonId, staffMember.id, file))}
      />
      <Button icon="plus" needsNetwork busy={isSubmitting(submission)} onClick={() => input.current?.click()}>
        {t(staffMember.photoUrl ? 'photo.change' : 'photo.add')}
      </Button>
      <div role="status" className={styles.photoProblem}>
        {problem && (
          <Banner tone="bad" title={t('photo.failed')}>
            {t(`posters:image.problem.${problem}`)}
          </Banner>
        )}
      </div>
    </div>
  )
}
