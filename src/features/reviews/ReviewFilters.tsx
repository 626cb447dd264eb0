import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { reviewOrders, starChoices, type ReviewFilter, type ReviewPage } from '@/domain/review'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { SelectField } from '@/ui/SelectField'
import styles from './ReviewFilters.module.css'
import { filterChanged, selectReviewFilter } from './reviewsSlice'

interface ReviewFiltersProps extends Pick<ReviewPage, 'counts' | 'services'> {
  staff: readonly StaffMember[]
}

/** Which reviews are listed, and in which order. The server filters. */
export const ReviewFilters = ({ counts, services, staff }: ReviewFiltersProps) => {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { stars, staffId, serviceId, order = 'newest' } = useSelector(selectReviewFilter)
  const change = (changes: { [Field in keyof ReviewFilter]: ReviewFilter[Field] | undefined }) => {
    const filter = Object.entries({ stars, staffId, serviceId, order, ...changes }).filter(
      ([, value]) => value !== undefined,
    )
    dispatch(filterChanged(Object.fromEntries(filter)))
  }
  const given = starChoices.filter(choice => counts[choice] > 0).reverse()
  return (
    <div role="group" aria-label={t('filter.label')} className={styles.filters}>
      <ChipGroup
        label={t('filter.stars')}
        hideLabel
        scroll
        value={String(stars ?? '')}
        onValueChange={value => change({ stars: starChoices.find(choice => String(choice) === value) })}
      >
        <Chip value="">{t('filter.all')}</Chip>
        {given.map(choice => (
          <Chip key={choice} value={String(choice)}>
            {t('stars', { count: choice })}
          </Chip>
        ))}
      </ChipGroup>
      <div className={styles.selects}>
        {services.length > 1 && (
          <SelectField
            label={t('filter.service')}
            value={serviceId ?? ''}
            options={[
              { value: '', label: t('filter.anyService') },
              ...services.map(service => ({ value: service.id, label: format.name(service) })),
            ]}
            onChange={({ target: { value } }) => change({ serviceId: value || undefined })}
          />
        )}
        {staff.length > 1 && (
          <SelectField
            label={t('filter.staff')}
            value={staffId ?? ''}
            options={[
              { value: '', label: t('filter.anyone') },
              ...staff.map(staffMember => ({ value: staffMember.id, label: format.name(staffMember) })),
            ]}
            onChange={({ target: { value } }) => change({ staffId: value || undefined })}
          />
        )}
        <SelectField
          label={t('filter.order')}
          value={order}
          options={reviewOrders.map(value => ({ value, label: t(`filter.${value}`) }))}
          onChange={({ target: { value } }) => change({ order: reviewOrders.find(one => one === value) })}
        />
      </div>
    </div>
  )
}
