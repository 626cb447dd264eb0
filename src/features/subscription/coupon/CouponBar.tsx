import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './CouponBar.module.css'
import { couponRequested, selectCoupon } from '../subscriptionSlice'
import { usePlanWords } from '../usePlanWords'

export function CouponBar() {
  const { t } = useTranslation('subscription')
  const dispatch = useAppDispatch()
  const coupon = useSelector(selectCoupon)
  const { price } = usePlanWords()
  const discount = coupon && {
    code: coupon.code,
    discount:
      coupon.discount.kind === 'percent'
        ? t('coupon.percent', { value: coupon.discount.value })
        : price(coupon.discount.value),
  }
  return (
    <div className={styles.bar}>
      <p role="status" className={discount ? styles.applied : styles.none}>
        {discount && <Icon name="check-circle" size={20} />}
        <span>{discount ? t('coupon.applied', discount) : t('coupon.none')}</span>
      </p>
      <Button onClick={() => dispatch(couponRequested())}>
        {t(discount ? 'coupon.change' : 'coupon.apply')}
      </Button>
    </div>
  )
}
