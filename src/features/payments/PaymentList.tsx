import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Payment } from '@/domain/payment'
import { useFormat } from '@/i18n/useFormat'
import { Inline } from '@/ui/Inline'
import { MoreButton } from '@/ui/MoreButton'
import { SelectField } from '@/ui/SelectField'
import { Stack } from '@/ui/Stack'
import styles from './PaymentList.module.css'
import { PaymentRow } from './PaymentRow'
import { moreRequested, selectMoreTimes, selectYear, yearChosen } from './paymentsSlice'
import { yearOf, yearsOf } from './paymentYears'

/** A list can hold years of payments, so it renders in pages of this size. */
const atOnce = 60

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['payments', 'common'])
  const dispatch = useAppDispatch()
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const chosenYear = useSelector(selectYear)
  const moreTimes = useSelector(selectMoreTimes)
  const years = yearsOf(payments)
  const year = chosenYear !== null && years.includes(chosenYear) ? chosenYear : null
  const found = year === null ? payments : payments.filter(payment => yearOf(payment) === year)
  const shown = found.slice(0, atOnce * (moreTimes + 1))
  return (
    <Stack>
      <Inline spread>
        <p role="status" className={styles.count}>
          {t('count', { count: found.length })}
        </p>
        {years.length > 1 && (
          <SelectField
            label={t('year')}
            hideLabel
            value={year === null ? '' : String(year)}
            options={[
              { value: '', label: t('allYears') },
              ...years.map(one => ({ value: String(one), label: String(one) })),
            ]}
            onChange={({ target: { value } }) => dispatch(yearChosen(value === '' ? null : Number(value)))}
          />
        )}
      </Inline>
      <Stack as="ul" ref={list} gap={8} aria-label={t('list')}>
        {shown.map(payment => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </Stack>
      <MoreButton
        list={list}
        count={shown.length}
        isThere={shown.length < found.length}
        onMore={() => dispatch(moreRequested())}
      >
        {t('more', { shown: format.number(shown.length), total: format.number(found.length) })}
      </MoreButton>
    </Stack>
  )
}
