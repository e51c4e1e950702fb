import { useLoaderData, useParams } from 'react-router-dom';
import type { MailedLink } from '#contract/mailed-link.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { LinkOver } from '#ui/sections/login/LinkOver.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

/** `/register/invitation/…`: joins a firm by the link of the mail (S2.4-05). */
export function InvitationPage() {
  const { registration, passwordReset } = useTexts();
  const { invitation: words } = registration;
  const { invitedEmail = '' } = useParams();
  const { isGood } = useLoaderData() as MailedLink;
  return (
    <NewPasswordPage
      form="joining"
      username={invitedEmail}
      words={{ ...words, intro: words.intro({ email: invitedEmail }) }}
      instead={
        isGood ? undefined : (
          <LinkOver
            sentences={[words.over, words.overHint]}
            ways={[{ to: '/login', label: passwordReset.toLogin }]}
          />
        )
      }
    />
  );
}
