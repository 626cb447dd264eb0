/** The code of the pages that ask the server nothing, fetched when its route is first opened. */
export const textPages = {
  landing: async () => (await import('@/pages/landing/LandingPage')).LandingPage,
  privacyPolicy: async () => (await import('@/pages/privacyPolicy/PrivacyPolicyPage')).PrivacyPolicyPage,
  terms: async () => (await import('@/pages/terms/TermsPage')).TermsPage,
  termsOfExchange: async () =>
    (await import('@/pages/termsOfExchange/TermsOfExchangePage')).TermsOfExchangePage,
  subscriptionTerms: async () =>
    (await import('@/pages/subscriptionTerms/SubscriptionTermsPage')).SubscriptionTermsPage,
}
