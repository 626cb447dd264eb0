import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { checkoutOpened } from '@/features/cards/checkoutSlice'
import { paths } from '@/domain/paths'
import { planSizes } from '@/domain/plans'
import { isRunning, type PlanChoice, type PlanList, type Subscription } from '@/domain/subscription'
import { Tabs } from '@/ui/Tabs'
import { PlanCard } from './PlanCard'
import styles from './PlanTabs.module.css'
import { selectCoupon, selectTier, tierChosen } from '../subscriptionSlice'

interface PlanTabsProps {
  list: PlanList
  subscription: Subscription | null
}

export function PlanTabs({ list: { plans, trialAvailable }, subscription }: PlanTabsProps) {
  const { t } = useTranslation(['subscription', 'common'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const coupon = useSelector(selectCoupon)
  const tier = useSelector(selectTier) ?? subscription?.tier ?? 'bronze'
  const offer = plans.find(plan => plan.tier === tier)
  const running = subscription && isRunning(subscription) ? subscription : null
  const choose = (choice: PlanChoice) => {
    const item = { ...choice, coupon: coupon?.code ?? null }
    dispatch(checkoutOpened({ purpose: 'subscription', item }))
    void navigate(paths.offer)
  }
  return (
    <Tabs
      label={t('tabs')}
      tabs={plans.map(plan => ({ id: plan.tier, label: t(`common:plan.${plan.tier}`) }))}
      selected={tier}
      onSelect={id => dispatch(tierChosen(id))}
    >
      {offer && (
        <ul className={styles.plans}>
          {planSizes.map(size => (
            <PlanCard
              key={size}
              offer={offer}
              size={size}
              coupon={coupon}
              trialAvailable={trialAvailable}
              isMine={running?.tier === tier && running.size === size}
              onChoose={running ? undefined : () => choose({ tier, size })}
            />
          ))}
        </ul>
      )}
    </Tabs>
  )
}
