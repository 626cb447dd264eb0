import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { smallImageUrl } from '@/domain/image'
import { directionOf } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { Dialog } from '@/ui/Dialog'
import { IconButton } from '@/ui/IconButton'
import { galleryTags, picturesIn, type GalleryFilter } from './galleryFilter'
import styles from './GalleryViewer.module.css'
import { usePictureWords } from './usePictureWords'

/** Pixels that a finger moves at least for another picture. */
const swipe = 40

interface GalleryViewerProps {
  salon: Salon
  /** Of the picture that is shown. */
  pictureId: string
  onShown: (pictureId: string) => void
  onClose: () => void
}

/** One picture large. Others come by its buttons, by the arrow keys and by a swipe. */
export function GalleryViewer({ salon, pictureId, onShown, onClose }: GalleryViewerProps) {
  const { t } = useTranslation(['gallery', 'common'])
  const format = useFormat()
  const words = usePictureWords(salon)
  const [filter, setFilter] = useState<GalleryFilter>('all')
  const startedAt = useRef<number>(null)
  const { pictures = [] } = salon
  const tags = galleryTags(salon)
  const listed = picturesIn(filter, pictures)
  const index = Math.max(
    listed.findIndex(({ id }) => id === pictureId),
    0,
  )
  const picture = listed[index]

  const turn = (by: 1 | -1) => {
    const next = listed[index + by]
    if (next) onShown(next.id)
  }
  /** Physical directions: to the right is forward in a text that reads to the right. */
  const turnRight = (by: 1 | -1) => turn(directionOf(format.language) === 'rtl' ? (-by as 1 | -1) : by)
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The chips are radio inputs, which the arrow keys change.
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowRight') turnRight(1)
    if (key === 'ArrowLeft') turnRight(-1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  const choose = (value: string) => {
    const chosen = tags.find(tag => tag.filter === value)?.filter ?? 'all'
    setFilter(chosen)
    const [first] = picturesIn(chosen, pictures)
    if (first && !picturesIn(chosen, pictures).some(({ id }) => id === pictureId)) onShown(first.id)
  }

  if (!picture) return null
  const position = t('position', { position: format.number(index + 1), total: format.number(listed.length) })
  const name = words.nameOf(picture)
  const caption = words.captionOf(picture)
  const service = words.serviceOf(picture)
  const staff = words.staffOf(picture)
  return (
    <Dialog open size="large" title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      {tags.length > 0 && (
        <ChipGroup label={t('show')} hideLabel scroll value={filter} onValueChange={choose}>
          <Chip value="all">{t('all')}</Chip>
          {tags.map(tag => (
            <Chip key={tag.filter} value={tag.filter}>
              <bdi>{format.name(tag)}</bdi>
            </Chip>
          ))}
        </ChipGroup>
      )}
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          startedAt.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - (startedAt.current ?? clientX)
          startedAt.current = null
          if (Math.abs(moved) >= swipe) turnRight(moved < 0 ? 1 : -1)
        }}
      >
        <img
          key={picture.id}
          src={picture.imageUrl}
          alt={name || position}
          draggable={false}
          // The small image stands until the large one is here.
          style={{ backgroundImage: `url(${smallImageUrl(picture.imageUrl)})` }}
          className={styles.image}
        />
      </div>
      <div className={styles.turns}>
        <IconButton
          icon="back"
          tone="framed"
          label={t('previous')}
          resting={index === 0}
          onClick={() => turn(-1)}
        />
        <p role="status" className="numeric">
          {position}
        </p>
        <IconButton
          icon="forward"
          tone="framed"
          label={t('next')}
          resting={index === listed.length - 1}
          onClick={() => turn(1)}
        />
      </div>
      <div className={styles.words}>
        {caption && <p dir="auto">{caption}</p>}
        {staff && <p className={styles.soft}>{t('by', { name: staff })}</p>}
      </div>
      {service && picture.serviceId !== null && (
        <ButtonLink
          variant="primary"
          to={paths.booking(salon.slug, { serviceIds: [picture.serviceId] })}
          fullWidth
        >
          {t('book', { service })}
        </ButtonLink>
      )}
    </Dialog>
  )
}
