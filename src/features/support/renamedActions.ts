import { isRecord } from '@/domain/isRecord'
type Fields = Record<string, unknown>

/** Actions of release 0.1.0 with the same payload, and their present types. */
const renamed: Readonly<Record<string, string>> = {
  'account/deletionAsked': 'account/deletionRequested',
  'account/keyRevocationAsked': 'account/keyRevocationRequested',
  'account/keyRotationAsked': 'account/keyRotationRequested',
  'appointments/delayAskedFor': 'appointments/rescheduleRequested',
  'appointments/endingAskedFor': 'appointments/endingRequested',
  'appointments/moreAskedFor': 'appointments/moreRequested',
  'booking/bookingAccepted': 'booking/bookingSucceeded',
  'diary/endingAskedFor': 'diary/endingRequested',
  'diary/moveAskedFor': 'diary/rescheduleRequested',
  'diary/moveUndone': 'diary/rescheduleUndone',
  'nearMe/nearMeAsked': 'nearMe/nearMeRequested',
  'nearMe/placeFound': 'nearMe/positionFound',
  'nearMe/placeNotFound': 'nearMe/positionNotFound',
  'notices/noticesClosed': 'notifications/notificationsClosed',
  'notices/noticesOpened': 'notifications/notificationsOpened',
  'payments/moreAskedFor': 'payments/moreRequested',
  'place/placeChanged': 'location/locationChanged',
  'posters/posterDeletionAsked': 'posters/posterDeletionRequested',
  'schedule/saveAskedFor': 'schedule/saveRequested',
  'services/addingAskedFor': 'services/addingRequested',
  'subscription/cardChangeAsked': 'subscription/cardChangeRequested',
  'subscription/couponAsked': 'subscription/couponRequested',
  'support/sessionAskedFor': 'support/sessionRequested',
  'team/memberBegun': 'team/staffBegun',
  'team/memberDialogClosed': 'team/staffDialogClosed',
  'team/memberEditingStarted': 'team/staffEditingStarted',
  'team/removalAsked': 'team/removalRequested',
}

/** Each form had actions of its own: what is the form's name today, and which step of its submission they were. */
const submissions: Readonly<Record<string, readonly [form: string, step: string]>> = {
  'appointments/appointmentMoved': ['rescheduleAppointment', 'succeeded'],
  'appointments/endingConfirmed': ['endAppointment', 'submitted'],
  'appointments/endingFailed': ['endAppointment', 'refused'],
  'appointments/moveConfirmed': ['rescheduleAppointment', 'submitted'],
  'appointments/moveFailed': ['rescheduleAppointment', 'refused'],
  'booking/answerMissed': ['book', 'unanswered'],
  'booking/bookingConfirmed': ['book', 'submitted'],
  'booking/bookingRefused': ['book', 'refused'],
  'booking/slotFoundTaken': ['book', 'refused'],
  'contact/contactLeft': ['sendMessage', 'dropped'],
  'contact/messageAccepted': ['sendMessage', 'succeeded'],
  'contact/messageRefused': ['sendMessage', 'refused'],
  'contact/messageSubmitted': ['sendMessage', 'submitted'],
  'contact/messageUnanswered': ['sendMessage', 'unanswered'],
  'diary/changeFailed': ['changeDiary', 'refused'],
  'diary/changeSent': ['changeDiary', 'submitted'],
  'posters/posterCreated': ['createPoster', 'succeeded'],
  'posters/posterRefused': ['createPoster', 'refused'],
  'posters/posterSubmitted': ['createPoster', 'submitted'],
  'profile/photoChosen': ['uploadPhoto', 'submitted'],
  'profile/photoGivenUp': ['uploadPhoto', 'dropped'],
  'profile/photoRefused': ['uploadPhoto', 'refused'],
  'profile/photoSaved': ['uploadPhoto', 'succeeded'],
  'profile/placeAsked': ['savePosition', 'submitted'],
  'profile/placeFailed': ['savePosition', 'refused'],
  'profile/placeSaved': ['savePosition', 'succeeded'],
  'profile/profileSaved': ['saveProfile', 'succeeded'],
  'reviews/answerSent': ['sendAnswer', 'succeeded'],
  'reviews/reviewSent': ['sendReview', 'succeeded'],
  'schedule/changeDropped': ['changeTimes', 'dropped'],
  'schedule/changeConfirmed': ['changeTimes', 'submitted'],
  'schedule/changeFailed': ['changeTimes', 'refused'],
  'schedule/changeOvertaken': ['changeTimes', 'refused'],
  'schedule/changeSaved': ['changeTimes', 'succeeded'],
  'schedule/changeSubmitted': ['changeTimes', 'submitted'],
  'schedule/strandedFound': ['changeTimes', 'refused'],
  'sections/refused': ['saveSection', 'refused'],
  'sections/saved': ['saveSection', 'succeeded'],
  'sections/submitted': ['saveSection', 'submitted'],
  'services/refused': ['saveService', 'refused'],
  'services/saved': ['saveService', 'succeeded'],
  'services/submitted': ['saveService', 'submitted'],
  'team/memberRefused': ['saveStaff', 'refused'],
  'team/memberSaved': ['saveStaff', 'succeeded'],
  'team/memberStrandingFound': ['saveStaff', 'refused'],
  'team/memberSubmitted': ['saveStaff', 'submitted'],
  'team/photoSent': ['uploadStaffPhoto', 'submitted'],
  'team/removalFailed': ['removeStaff', 'refused'],
  'team/removalSent': ['removeStaff', 'submitted'],
}

/** An appointment and a plan were paid for in slices of their own. */
const checkouts: Readonly<Record<string, readonly [purpose: 'appointment' | 'subscription', name: string]>> =
  {
    'paying/visitBankAnswered': ['appointment', 'bankAnswered'],
    'paying/visitConfirmationAsked': ['appointment', 'confirmationRequested'],
    'paying/visitFoundUnpaid': ['appointment', 'checkoutReopened'],
    'paying/visitPageLeft': ['appointment', 'providerPageLeft'],
    'paying/visitPaid': ['appointment', 'paymentSucceeded'],
    'paying/visitPaymentClosed': ['appointment', 'checkoutClosed'],
    'paying/visitPaymentMissed': ['appointment', 'answerMissed'],
    'paying/visitPaymentOpened': ['appointment', 'checkoutOpened'],
    'paying/visitPaymentRefused': ['appointment', 'paymentRefused'],
    'paying/visitPaymentSent': ['appointment', 'paymentSent'],
    'subscription/answerMissed': ['subscription', 'answerMissed'],
    'subscription/bankAnswered': ['subscription', 'bankAnswered'],
    'subscription/confirmationAsked': ['subscription', 'confirmationRequested'],
    'subscription/couponFoundInvalid': ['subscription', 'itemCorrected'],
    'subscription/offerOpened': ['subscription', 'checkoutReopened'],
    'subscription/paymentRefused': ['subscription', 'paymentRefused'],
    'subscription/paymentSent': ['subscription', 'paymentSent'],
    'subscription/planChosen': ['subscription', 'checkoutOpened'],
    'subscription/plansOpened': ['subscription', 'receiptLeft'],
    'subscription/subscriptionBegun': ['subscription', 'paymentSucceeded'],
  }

/** These tell their purpose alone. */
const ofPurposeAlone: ReadonlySet<string> = new Set(['checkoutReopened', 'receiptLeft', 'checkoutClosed'])

function checkoutPayload(purpose: string, name: string, payload: unknown): unknown {
  if (ofPurposeAlone.has(name)) return purpose
  if (purpose === 'appointment' && typeof payload === 'string' && name !== 'paymentRefused')
    return { purpose, item: { appointmentId: payload } }
  if (name === 'bankAnswered') return { purpose, approved: payload }
  if (name === 'checkoutOpened') return { purpose, item: payload }
  if (name === 'paymentSent') return { purpose, payment: payload }
  return { purpose, ...(isRecord(payload) ? payload : payload !== undefined && { refusal: payload }) }
}

/** Only a submission has a request; it is what the payload told. */
const submissionPayload = (form: string, step: string, payload: unknown): Fields =>
  step === 'submitted'
    ? { form, base: null, request: isRecord(payload) ? payload : { value: payload ?? null } }
    : { form, ...(isRecord(payload) && payload) }

const staffPhotoSettled = (payload: unknown): Fields => ({
  type: payload === null ? 'submissions/succeeded' : 'submissions/refused',
  payload: { form: 'uploadStaffPhoto' },
})

/** An action of release 0.1.0 as its event is called today. An event that is none any more keeps its name. */
export function actionOfToday({ type, ...fields }: Fields): Fields {
  const before = String(type)
  const { payload } = fields
  if (before === 'team/photoSettled') return { ...fields, ...staffPhotoSettled(payload) }
  if (before === 'booking/slotChosen')
    return {
      ...fields,
      type: 'booking/slotSeen',
      payload: { ...(isRecord(payload) && payload), isFree: true },
    }
  if (before === 'posters/posterImageSending')
    return { ...fields, type: 'posters/posterImageSent', payload: 0 }
  const [form, step] = submissions[before] ?? []
  if (form !== undefined && step !== undefined)
    return { ...fields, type: `submissions/${step}`, payload: submissionPayload(form, step, payload) }
  const [purpose, name] = checkouts[before] ?? []
  if (purpose !== undefined && name !== undefined)
    return { ...fields, type: `checkout/${name}`, payload: checkoutPayload(purpose, name, payload) }
  return { ...fields, type: renamed[before] ?? type }
}
