import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Replaces the address, unless the seller has chosen another one meanwhile: React keeps an old screen until a chosen
 * one has loaded, and a redirect of the old one that comes late would undo the choice.
 */
export function Redirect({ to }: { readonly to: string }): null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate(to, { replace: true });
  }, [to, pathname, navigate]);
  return null;
}
