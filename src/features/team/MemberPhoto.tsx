import { useRef, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { acceptedImages } from '@/domain/image'
import type { TeamMember } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import styles from './MemberForm.module.css'
import type { PhotoStep } from './teamSlice'
import { uploadMemberPhoto } from './uploadMemberPhoto'

interface MemberPhotoProps {
  salonId: string
  member: TeamMember
  step: PhotoStep
}

/** The person's photo as clients see it, and a way to choose another; it is saved by itself. */
export function MemberPhoto({ salonId, member, step }: MemberPhotoProps) {
  const { t } = useTranslation(['team', 'posters'])
  const dispatch = useAppDispatch()
  const { name } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again after it failed.
    target.value = ''
    if (file) void dispatch(uploadMemberPhoto(salonId, member.id, file))
  }
  return (
    <div className={styles.photo}>
      <Avatar name={name(member)} seed={member.id} src={member.photoUrl ?? undefined} size="large" />
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
        aria-label={t('photo.choose')}
        hidden
        onChange={choose}
      />
      <Button icon="plus" needsNetwork busy={step === 'sending'} onClick={() => input.current?.click()}>
        {t(member.photoUrl ? 'photo.change' : 'photo.add')}
      </Button>
      <div role="status" className={styles.photoProblem}>
        {step !== 'idle' && step !== 'sending' && (
          <Banner tone="bad" title={t('photo.failed')}>
            {t(`posters:image.problem.${step}`)}
          </Banner>
        )}
      </div>
    </div>
  )
}
