import { DeliveryFailure } from './DeliveryFailure'

/** Why a mail was not taken: the server is not to be had, or it is, but takes nothing for this receiver. */
export class MailFailure extends DeliveryFailure {
  readonly isOfReceiver: boolean

  constructor(message: string, why: { isPermanent: boolean; isOfReceiver: boolean }) {
    super(message, why)
    this.isOfReceiver = why.isOfReceiver
  }
}
