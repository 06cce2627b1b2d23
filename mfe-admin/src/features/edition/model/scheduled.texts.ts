import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.scheduled', {
  closing: {
    submissions: { title: 'Close submissions', effect: 'Authors can no longer submit.' },
    registration: {
      title: 'Close registration',
      effect: 'Registration reads “Registration is closed”.',
    },
  },
  late: {
    submissions: 'Visitors read “late submissions are open”.',
    registration: 'Visitors read “late registration is open”.',
  },
  closedByThen: 'Closed by then.',
  notification: 'Release decisions by then. Nothing is sent by itself.',
  cameraReady: 'Authors can no longer submit a camera-ready version that was not sent back.',
  forum: {
    begins: { title: 'Conference begins', effect: 'The site says that it is running.' },
    ends: { title: 'Conference is over', effect: 'The site says that it is over.' },
  },
});
