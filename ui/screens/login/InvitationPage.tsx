import { useParams } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';

/** `/register/invitation/…`: joins a firm by the link of the mail (S2.4-05). */
export function InvitationPage() {
  const { invitation: words } = useTexts().registration;
  const { invitedEmail = '' } = useParams();
  return (
    <NewPasswordPage
      form="joining"
      username={invitedEmail}
      words={{ ...words, intro: words.intro({ email: invitedEmail }) }}
    />
  );
}
