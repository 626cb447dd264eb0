import { Closing } from './Closing'
import { Hero } from './Hero'
import { PlanCards } from './PlanCards'
import { Steps } from './Steps'

export const LandingPage = () => (
  <>
    <Hero />
    <Steps />
    <PlanCards />
    <Closing />
  </>
)
