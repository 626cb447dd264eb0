import { useTranslation } from 'react-i18next'
import { smallImageUrl } from '@/domain/image'
import type { GalleryPicture } from '@/domain/gallery'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { SortableEntry, type EntryRank } from '@/store/SortableEntries'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import { pictureEditingStarted } from './gallerySlice'
import styles from './PictureRow.module.css'
import { usePictureWords } from './usePictureWords'

interface PictureRowProps {
  salon: Salon
  picture: GalleryPicture
  rank: EntryRank
  onDelete: () => void
}

export function PictureRow({ salon, picture, rank, onDelete }: PictureRowProps) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const words = usePictureWords(salon)
  const name = words.captionOf(picture) || t('gallery.unnamed', { position: rank.position })
  const tags = [words.serviceOf(picture), words.staffOf(picture)].filter(Boolean)
  return (
    <SortableEntry
      id={picture.id}
      name={name}
      rank={rank}
      words={
        <>
          <img
            src={smallImageUrl(picture.imageUrl)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={styles.image}
          />
          <EntryWords as="h3" name={<bdi>{name}</bdi>}>
            {tags.length > 0 && (
              <EntryFact>
                <bdi>{tags.join(' · ')}</bdi>
              </EntryFact>
            )}
          </EntryWords>
        </>
      }
      buttons={
        <>
          <IconButton
            icon="edit"
            label={t('gallery.edit', { name })}
            onClick={() => dispatch(pictureEditingStarted(picture.id))}
          />
          <IconButton icon="trash" needsNetwork label={t('gallery.delete', { name })} onClick={onDelete} />
        </>
      }
    />
  )
}
