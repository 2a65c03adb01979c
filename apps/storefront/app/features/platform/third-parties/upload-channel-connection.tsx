import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openUploadChannel, useUploadChannel } from './upload-channel.ts';

/** The pages that upload files. Other pages need no channel. */
const uploadingPages = ['/orders', '/return', '/sales'];

/** Opens the channel on the pages that upload files. */
export function UploadChannelConnection({ address }: { address: string }) {
  const { pathname } = useLocation();
  const wanted = uploadingPages.includes(pathname);

  useEffect(() => {
    if (!wanted) return;
    const channel = openUploadChannel(address);
    useUploadChannel.setState({ channel });
    return () => {
      useUploadChannel.setState({ channel: undefined });
      channel.close();
    };
  }, [wanted, address]);

  return null;
}
