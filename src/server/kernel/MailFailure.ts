import { DeliveryFailure } from './DeliveryFailure'

/** Why a mail was not sent: the mail server is unavailable, or it refuses this receiver. */
export class MailFailure extends DeliveryFailure {
  readonly isOfReceiver: boolean

  constructor(message: string, why: { isPermanent: boolean; isOfReceiver: boolean }) {
    super(message, why)
    this.isOfReceiver = why.isOfReceiver
  }
}
