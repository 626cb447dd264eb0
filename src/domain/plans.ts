/** The subscription plans (section 9), prices in whole dollars: the one source for page, server and terms. */
export const planTiers = ['bronze', 'silver', 'gold', 'premium'] as const
export type PlanTier = (typeof planTiers)[number]

export const planSizes = ['one_person', 'team'] as const
export type PlanSize = (typeof planSizes)[number]

export interface PlanPrice {
  currentPrice: number
  originalPrice?: number
}

export interface PlanOffer {
  tier: PlanTier
  months: number
  trialDays: number
  prices: Record<PlanSize, PlanPrice>
  features: readonly PlanFeature[]
}

export type PlanFeature = 'auto_renews' | 'top_rated' | 'faster_service' | 'enhanced_support'

export const planOffers: readonly PlanOffer[] = [
  {
    tier: 'bronze',
    months: 1,
    trialDays: 0,
    prices: { one_person: { currentPrice: 20 }, team: { currentPrice: 40 } },
    features: ['auto_renews'],
  },
  {
    tier: 'silver',
    months: 3,
    trialDays: 0,
    prices: { one_person: { currentPrice: 60 }, team: { currentPrice: 120 } },
    features: ['auto_renews'],
  },
  {
    tier: 'gold',
    months: 6,
    trialDays: 14,
    prices: {
      one_person: { currentPrice: 160, originalPrice: 180 },
      team: { currentPrice: 220, originalPrice: 240 },
    },
    features: ['auto_renews'],
  },
  {
    tier: 'premium',
    months: 12,
    trialDays: 30,
    prices: {
      one_person: { currentPrice: 200, originalPrice: 240 },
      team: { currentPrice: 400, originalPrice: 480 },
    },
    features: ['top_rated', 'faster_service', 'enhanced_support', 'auto_renews'],
  },
]
