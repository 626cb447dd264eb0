import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { SearchField } from '@/ui/SearchField'
import { Stack } from '@/ui/Stack'
import { filterChosen, searchTyped, selectFilter, selectSearch, type StepFilter } from './supportSlice'

const stepFilters: readonly StepFilter[] = ['all', 'business', 'requests', 'errors']

/** Narrows the list of steps by their kind and name. */
export function StepFilters({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  return (
    <Stack ref={box} gap={12}>
      <SearchField
        label={t('filter.search')}
        placeholder={t('filter.search')}
        clearLabel={t('filter.clear')}
        value={useSelector(selectSearch)}
        onValueChange={text => dispatch(searchTyped(text))}
      />
      <ChipGroup
        label={t('filter.label')}
        hideLabel
        value={useSelector(selectFilter)}
        onValueChange={value => {
          const filter = stepFilters.find(known => known === value)
          if (filter) dispatch(filterChosen(filter))
        }}
      >
        {stepFilters.map(filter => (
          <Chip key={filter} value={filter}>
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </ChipGroup>
    </Stack>
  )
}
